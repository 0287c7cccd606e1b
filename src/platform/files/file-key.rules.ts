const MAX_KEY_LENGTH = 512
// A file name on disk has 255 bytes at most, and the folder adapter adds a suffix of 37.
const MAX_SEGMENT_LENGTH = 200
/** Starts with a letter or digit, so neither `..` nor a hidden file can be spelled. */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** Keys look like `aerobt/invoices/2026-11.zip`: plain segments, the same on a disk, in S3 and in a URL. */
export const isFileKey = (key: string): boolean =>
  key.length <= MAX_KEY_LENGTH &&
  key.split('/').every((segment) => segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment) && !segment.endsWith('.'))
