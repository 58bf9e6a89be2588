export function describeCount(shown: number, total: number) {
  return shown === total ? countConditions(total) : `${shown} of ${countConditions(total)}`;
}

export function countConditions(count: number) {
  return count === 1 ? '1 condition' : `${count} conditions`;
}
