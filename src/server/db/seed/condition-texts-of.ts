import type { SampleCondition, SampleExercise } from './content/types.ts';
import { samplePicture } from './sample-pictures.ts';
import { signsColumn } from './seed-signs.ts';

/** Columns of a condition of the seed that are texts. */
export function conditionTextsOf(condition: SampleCondition) {
  const { exercises = [] } = condition;
  return {
    name: condition.name,
    description: condition.description,
    symptoms: JSON.stringify(condition.symptoms),
    causes: JSON.stringify(condition.causes),
    treatment: JSON.stringify(condition.treatment),
    urgent_help: condition.urgentHelp,
    routine_help: condition.routineHelp,
    course: condition.course ?? null,
    self_check: condition.selfCheck ?? null,
    do_lines: condition.doLines ?? null,
    avoid_lines: condition.avoidLines ?? null,
    evidence: condition.evidence ?? null,
    children: condition.children ?? null,
    pregnancy: condition.pregnancy ?? null,
    sources: condition.sources ?? null,
    written_on: condition.writtenOn ?? null,
    signs: signsColumn(condition.signs),
    exercises: exercises.length > 0 ? JSON.stringify(exercises.map(exerciseTextsOf)) : null,
    exercise_images:
      exercises.length > 0
        ? JSON.stringify(exercises.map(({ picture }, place) => (picture ? samplePicture(picture, place) : null)))
        : null,
  };
}

function exerciseTextsOf({ title, instructions, howOften, stopIf }: SampleExercise) {
  return { title, instructions, how_often: howOften, stop_if: stopIf };
}
