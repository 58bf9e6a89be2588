import { expect, test } from 'vitest';
import { bodyAreas } from '#contract/conditions.ts';
import * as words from '#words/figure.ts';
import { describeArea, describeJoint } from './describe-joint.ts';
import { dialOf } from './dial-of.ts';
import { jointOfArea, joints } from './joints.ts';

const degreesOf = (name: string) => {
  const joint = joints.find((one) => one.name === name);
  return joint && dialOf(joint).degreesAt(joint.to);
};

test('each area of the body has a joint that stands for it', () => {
  expect(bodyAreas.filter((area) => jointOfArea(area)?.area !== area)).toEqual([]);
  expect(describeArea('knee')).toBe('Knee. Usual range: about 135°.');
});

test('joints have a name, those of limbs on both sides of both figures', () => {
  expect(Object.keys(words.joints).filter((name) => !joints.some((joint) => joint.name === name))).toEqual([]);
  const knees = joints.filter(({ name }) => name === 'knee').map(({ side, pivot: [x] }) => ({ side, x }));
  expect(knees).toEqual([
    { side: 'right', x: 147 },
    { side: 'left', x: 233 },
    { side: 'left', x: 527 },
    { side: 'right', x: 613 },
  ]);
  expect(joints.filter(({ side }) => side === undefined).map(({ name }) => name)).toEqual([
    'chest',
    'head',
    'low-back',
    'upper-back',
  ]);
});

test('ranges are those of healthy adults', () => {
  const ranges = Object.fromEntries(Object.keys(words.joints).map((name) => [name, degreesOf(name)]));
  expect(ranges).toMatchObject({
    shoulder: 180,
    elbow: 145,
    wrist: 70,
    hip: 120,
    knee: 135,
    ankle: 50,
    neck: 80,
    jaw: 30,
  });
  const ankle = joints.find(({ name }) => name === 'ankle');
  expect(ankle && dialOf(ankle).degreesAt(ankle.from)).toBe(20);
});

test('a joint is described with the side that was touched', () => {
  const [right, left] = joints.filter(({ name }) => name === 'elbow');
  expect(right && describeJoint(right, right.side)).toBe('Elbow, right side. Usual range: about 145°.');
  expect(left && describeJoint(left, left.side)).toBe('Elbow, left side. Usual range: about 145°.');
});
