import { Problem } from '#platform/http/errors.ts'

/** Days, both included. */
export const refusePeriod = (from: string, until: string): void => {
  if (from > until)
    throw new Problem(422, 'bad_period', 'The period ends before it begins.', {
      details: [{ path: 'until', message: 'is before its beginning' }],
    })
}
