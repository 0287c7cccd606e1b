import { createFormFiller } from '#features/forms/forms/fill-form.service.ts'
import { formInsights } from '#features/forms/forms/form-insights.service.ts'
import { form } from '#features/forms/forms/form.schema.ts'
import { dictionaryRoutes } from '#features/forms/forms/dictionary.routes.ts'
import { formsConfig, formsServerTraits } from '#features/forms/forms/forms.settings.ts'
import { formsStarterPages } from '#features/forms/forms/forms.starter.ts'
import { formFileKind } from '#features/forms/forms/form-file-kind.store.ts'
import { dropOldFormFiles } from '#features/forms/forms/form-file-age.service.ts'
import { submissionRetention } from '#features/forms/forms/sent-file.service.ts'
import { formSelectors } from '#features/forms/forms/submit.routes.ts'
import { SUBMITTED_EVENT, formMails } from '#features/forms/forms/submit.service.ts'
import { hasSubmitted } from '#features/forms/forms/submission.store.ts'
import { personalData } from '#features/forms/forms/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { CONTACT_SUBJECTS, toTeamOf, writeContactForm, writePersonFields } from '#features/forms/forms/contact-form.texts.ts'
export { writeLabel, type Label } from '#features/forms/forms/label.texts.ts'
export { insertSubmission, type NewSubmission, type StoredFormFile } from '#features/forms/forms/submission.store.ts'
export { GATE_FORM } from '#features/forms/forms/gate-form.texts.ts'
export { writeDateRequestForm } from '#features/forms/forms/date-request-form.texts.ts'

export const forms: Feature = {
  name: 'forms',
  personalData,
  mails: formMails,
  config: formsConfig,
  serverTraits: formsServerTraits,
  blocks: [form],
  fillers: (services) => ({ [form.type]: createFormFiller(services) }),
  selectors: formSelectors,
  routes: dictionaryRoutes,
  starterPages: formsStarterPages,
  events: [{ name: SUBMITTED_EVENT, right: 'leads' }],
  protects: [{ right: 'leads', actions: ['form'], mails: ['form-'] }],
  hasSubmitted,
  insights: formInsights,
  retention: [submissionRetention],
  fileKinds: [formFileKind],
  recurring: [dropOldFormFiles],
}
