export { CONTACT_SUBJECTS, toTeamOf, writeContactForm, writePersonFields } from '#features/forms/forms/contact-form.texts.ts'
export { writeLabel, type Label } from '#features/forms/forms/label.texts.ts'
export { insertSubmission, type NewSubmission } from '#features/forms/forms/submission.store.ts'
export { GATE_FORM } from '#features/forms/forms/gate-form.texts.ts'
