import { Dial } from '#web/ui/drawings/dial.tsx';

const steps = [
  { title: 'You send your review', text: 'It takes about a minute. The words are optional.' },
  { title: 'We read it', text: 'Every review, the good and the bad. Frank ones help us most.' },
  {
    title: 'It shows on the home page',
    text: 'Your name, your stars and your words. Nothing else about you is shown.',
  },
];

const degreesPerStep = 40;

export function AfterSending() {
  return (
    <aside className="review-steps" aria-labelledby="review-steps">
      <h2 id="review-steps">What happens with it</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Dial degrees={(index + 1) * degreesPerStep} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
