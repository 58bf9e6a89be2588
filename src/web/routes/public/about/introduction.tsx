import './introduction.css';
import room from '#web/art/room.svg?no-inline';
import { introduction } from '#web/content/about.ts';

export function Introduction() {
  return (
    <div className="wrap about-introduction">
      <div>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <img
        src={room}
        width="1200"
        height="800"
        alt="Drawing of a treatment room with a couch, a window and an exercise ball"
        loading="eager"
      />
    </div>
  );
}
