import { Fragment } from 'react';

/** Names from people, one after the other, each in the direction of its own language. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
