export { FORM_SENT } from '#features/forms/forms/submission.rules.ts'
