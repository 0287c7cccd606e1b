/** Below the locale. */
export const TRAINING_PATH = '/training'
export const COURSES_PATH = '/training/courses'
export const CERTIFICATES_PATH = '/training/certificates'
