import './hero.css';
import { useState } from 'react';
import type { HeroSlide } from '#contract/clinic.ts';
import figure from '#web/art/body-finder.svg?no-inline';
import { langOf } from '#web/content/lang-of.ts';
import { slideDrawings } from '#web/content/slide-drawings.ts';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { SearchField } from '#web/search/search-field.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import * as timings from '#web/timings.ts';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { useAutoplay } from '#web/ui/media/use-autoplay.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/home.ts';
import * as slideshow from '#words/slideshow.ts';

/** Slides of the hero. When scripts are off, the ticks show them by `:target`. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const ids = slides.map((_, index) => `slide-${index + 1}`);
  const isLive = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  // The address contains the slide that was chosen before scripts ran.
  const current = chosen ?? (isLive ? Math.max(ids.indexOf(location.hash.slice(1)), 0) : 0);
  const show = (index: number) => setChosen((index + slides.length) % slides.length);
  const move = (step: number) => show(current + step);
  const { isPaused, togglePause, hold } = useAutoplay({
    interval: timings.slideshowInterval,
    position: current,
    onAdvance: show,
  });
  return (
    <section
      className={`hero grid ${isLive ? 'hero-live' : ''}`}
      aria-roledescription={words.carousel}
      aria-label={words.welcome}
      {...hold}
    >
      {slides.map((slide, index) => (
        <SlideView key={ids[index]} slide={slide} index={index} count={slides.length} isCurrent={index === current} />
      ))}
      {/* Outside the slides, so that the buttons do not fade with them. */}
      <div className="hero-actions wrap">
        <SearchField />
        <Link className="link-on hero-figure" to="/conditions#body-finder">
          <Drawing src={figure} alt="" />
          {words.showOnFigure}
        </Link>
        <BookingActions />
        <FirstFree />
      </div>
      {slides.length > 1 && (
        <div className="hero-controls wrap">
          <div className="hero-bar row cluster">
            <MoveButton label={slideshow.previousSlide} step={-1} onMove={move} />
            <Ticks ids={ids} current={current} name={slideshow.slide} onChoose={show} />
            <MoveButton label={slideshow.nextSlide} step={1} onMove={move} />
            <PauseButton
              label={isPaused ? slideshow.playSlideshow : slideshow.pauseSlideshow}
              isPaused={isPaused}
              onPause={togglePause}
            />
          </div>
        </div>
      )}
    </section>
  );
}

interface SlideViewProps {
  slide: HeroSlide;
  index: number;
  count: number;
  isCurrent: boolean;
}

function SlideView({ slide, index, count, isCurrent }: SlideViewProps) {
  return (
    <div
      className={`slide slide-${slide.drawing} ${isCurrent ? 'slide-current' : ''}`}
      id={`slide-${index + 1}`}
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideOf(index + 1, count)}
    >
      <div className="slide-text wrap enter">
        <h2 dir="auto" lang={langOf(slide.headline)}>
          {slide.headline}
        </h2>
        <p className="lead" dir="auto" lang={langOf(slide.sentence)}>
          {slide.sentence}
        </p>
      </div>
      <div className="slide-art">
        <SlidePicture slide={slide} isFirst={index === 0} />
      </div>
    </div>
  );
}

function SlidePicture({ slide: { image, alt, drawing }, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  if (image)
    return (
      <Picture
        className="cover slide-photo"
        src={`/${image}`}
        alt={alt ?? ''}
        sizes="(min-width: 64em) 60vw, 100vw"
        isFirst={isFirst}
      />
    );
  return (
    <Drawing
      className="cover"
      src={slideDrawings[drawing]}
      width="1600"
      height="1000"
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
    />
  );
}
