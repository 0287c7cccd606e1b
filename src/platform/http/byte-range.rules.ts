export type RequestedRange = { readonly start: number; readonly end: number }

/** One range is answered; several at once, or what is no range, get the whole file, as HTTP allows. */
export const chooseRange = (header: string | undefined, size: number): RequestedRange | 'whole' | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return 'whole'
  return start > end ? 'unsatisfiable' : { start, end }
}

/** A range of a file that has changed since is no use: the whole new one is sent. */
export const mayResume = (ifRange: string | undefined, etag: string): boolean => ifRange === undefined || ifRange === etag

export const isKnownVersion = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
