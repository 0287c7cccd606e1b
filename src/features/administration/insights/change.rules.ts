export type Change = {
  readonly direction: 'up' | 'down' | 'same'
  /** 0.12 is 12 percent more, or 12 points where shares are compared. */
  readonly size: number
  readonly tone: 'good' | 'bad' | 'plain'
}

type Compared = {
  readonly value: number | null
  readonly before: number | null
  readonly format: 'count' | 'share'
  readonly better?: 'more' | 'less'
}

/** Counts are compared by their ratio, shares by their difference; nothing compares with nothing. */
export const compare = ({ value, before, format, better }: Compared): Change | undefined => {
  if (value === null || before === null || (format === 'count' && before === 0)) return undefined
  const difference = format === 'share' ? value - before : value / before - 1
  const size = Math.round(Math.abs(difference) * 1000) / 1000
  if (size === 0) return { direction: 'same', size, tone: 'plain' }
  const direction = difference > 0 ? 'up' : 'down'
  if (better === undefined) return { direction, size, tone: 'plain' }
  return { direction, size, tone: (direction === 'up') === (better === 'more') ? 'good' : 'bad' }
}
