export { FORM_SENT } from '#features/forms/submission.rules.ts'
