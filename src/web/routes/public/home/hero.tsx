import './hero.css';
import type { HeroSlide } from '#contract/clinic.ts';
import figure from '#web/art/body-finder.svg?no-inline';
import { langOf } from '#web/content/lang-of.ts';
import { slideDrawings } from '#web/content/slide-drawings.ts';
import { FigureSlide } from '#web/figure/figure-slide.tsx';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { SearchField } from '#web/search/search-field.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/home.ts';
import * as slideshow from '#words/slideshow.ts';

/** Words of the slide with the figure, which is the first one of clinics that have conditions. */
interface FigureWords {
  headline: string;
  sentence: string;
}

type ShownSlide = HeroSlide | (FigureWords & { drawing: 'figure' });

/** Slides of the hero. Scripts show them by a class (start-slideshow.ts), the ticks without scripts by `:target`. */
export function Hero({
  slides: own,
  figureWords,
}: {
  slides: readonly HeroSlide[];
  figureWords: FigureWords | undefined;
}) {
  const slides: readonly ShownSlide[] = figureWords ? [{ ...figureWords, drawing: 'figure' }, ...own] : own;
  return (
    <section className="hero grid" aria-roledescription={words.carousel} aria-label={words.welcome}>
      {slides.map((slide, index) => (
        <SlideView key={index} slide={slide} index={index} count={slides.length} />
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
            <MoveButton label={slideshow.previousSlide} step={-1} />
            <Ticks ids={slides.map((_, index) => idOf(index))} name={slideshow.slide} />
            <MoveButton label={slideshow.nextSlide} step={1} />
            <PauseButton pause={slideshow.pauseSlideshow} play={slideshow.playSlideshow} />
          </div>
        </div>
      )}
    </section>
  );
}

interface SlideViewProps {
  slide: ShownSlide;
  index: number;
  count: number;
}

const idOf = (index: number) => `slide-${index + 1}`;

function SlideView({ slide, index, count }: SlideViewProps) {
  return (
    <div
      className={`slide slide-${slide.drawing} ${index === 0 ? 'slide-current' : ''}`}
      id={idOf(index)}
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
        {slide.drawing === 'figure' ? <FigureSlide /> : <SlidePicture slide={slide} isFirst={index === 0} />}
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
