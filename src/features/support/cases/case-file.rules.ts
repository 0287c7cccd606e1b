export const CASE_FILE = 'case-file'
export const MAX_CASE_FILE_BYTES = 20 * 1024 * 1024
