import './hero.css';
import { useState } from 'react';
import { BookingActions } from '#web/shell/booking-actions.tsx';
import { timings } from '#web/timings.ts';
import { MoveButton, PauseButton } from '#web/ui/play-controls.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import { useAutoplay } from '#web/ui/use-autoplay.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type Slide, slides } from './slides.ts';

/** Without scripts the first slide shows, and the ticks lead to the others by `:target`. */
export function Hero() {
  const isLive = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen ?? (isLive ? slideOfAddress() : 0);
  const show = (index: number) => setChosen((index + slides.length) % slides.length);
  const move = (step: number) => show(current + step);
  const { isPaused, togglePause, hold } = useAutoplay({
    interval: timings.slideshowInterval,
    position: current,
    onAdvance: show,
  });
  return (
    <section
      className={`hero ${isLive ? 'hero-live' : ''}`}
      aria-roledescription="carousel"
      aria-label="Welcome"
      {...hold}
    >
      {slides.map((slide, index) => (
        <SlideView key={slide.id} slide={slide} index={index} isCurrent={index === current} />
      ))}
      {/* They stay while the slides change, so that nobody has to aim at a button that fades. */}
      <div className="hero-actions wrap">
        <BookingActions />
      </div>
      <div className="hero-controls wrap">
        <div className="hero-bar">
          <MoveButton noun="slide" step={-1} onMove={move} />
          <Ticks ids={slides.map((slide) => slide.id)} current={current} noun="Slide" onChoose={show} />
          <MoveButton noun="slide" step={1} onMove={move} />
          <PauseButton whole="the slideshow" isPaused={isPaused} onPause={togglePause} />
        </div>
      </div>
    </section>
  );
}

/** A slide that was chosen before scripts ran is in the address. */
function slideOfAddress() {
  const place = slides.findIndex((slide) => `#${slide.id}` === location.hash);
  return Math.max(place, 0);
}

function SlideView({ slide, index, isCurrent }: { slide: Slide; index: number; isCurrent: boolean }) {
  return (
    <div
      className={`slide slide-${index + 1} ${isCurrent ? 'slide-current' : ''}`}
      id={slide.id}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
    >
      <div className="slide-text wrap enter">
        <h2>{slide.headline}</h2>
        <p className="lead">{slide.sentence}</p>
      </div>
      <div className="slide-art">
        <img src={slide.art} width="1040" height="760" alt="" fetchPriority={index === 0 ? 'high' : 'low'} />
      </div>
    </div>
  );
}
