/** Below the locale. */
export const TRAINING_PATH = '/training'
export const COURSES_PATH = '/training/courses'
export const CERTIFICATES_PATH = '/training/certificates'
/** For staff. */
export const COURSE_OFFICE_PATH = '/back-office/requests/courses'
