export { FORM_SENT, type FormSent } from '#features/forms/submission.rules.ts'
