import './vision-and-mission.css';
import { visionAndMission } from '#web/content/about.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';

const [firstDegrees, lastDegrees] = [25, 150];

export function VisionAndMission() {
  const { lead, points } = visionAndMission;
  const step = (lastDegrees - firstDegrees) / (points.length - 1);
  return (
    <section className="section band-pine" aria-labelledby="vision-and-mission">
      <div className="wrap vision-and-mission">
        <div>
          <h2 id="vision-and-mission">Vision and Mission</h2>
          <p className="soft">{lead}</p>
        </div>
        <ol>
          {points.map((point, index) => (
            <li key={point}>
              <Dial degrees={firstDegrees + index * step} label={index + 1} />
              {point}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
