import { seatInbox } from '#features/training/training/seat-inbox.service.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'
import { trainingMails } from '#features/training/training/training-mail.service.ts'
import { trainingAccess } from '#features/training/training/access/training-access.schema.ts'
import { trainingRequestRoutes } from '#features/training/training/access/training-request.routes.ts'
import { trainingRequests } from '#features/training/training/access/training-request.service.ts'
import { certificateCheck } from '#features/training/training/certificates/certificate-check.schema.ts'
import { certificateInbox, remindOfCertificates } from '#features/training/training/certificates/certificate-inbox.service.ts'
import { certificateCard } from '#features/training/training/certificates/certificate-card.service.ts'
import { certificateRoutes } from '#features/training/training/certificates/certificate.routes.ts'
import { courseCatalogue } from '#features/training/training/courses/course-catalogue.schema.ts'
import { courseDocumentSource } from '#features/training/training/courses/course-source.service.ts'
import { hasCourses } from '#features/training/training/courses/course.store.ts'
import { coursePages } from '#features/training/training/courses/courses-page.service.ts'
import { trainingRoutes } from '#features/training/training/courses/training.routes.ts'
import { courseDateKind } from '#features/training/training/kinds/course-date-kind.service.ts'
import { courseKind } from '#features/training/training/kinds/course-kind.service.ts'
import { courseOfficeRoutes } from '#features/training/training/office/course-office.routes.ts'
import { courseOffice } from '#features/training/training/office/course-office.schema.ts'
import { openLearningSystem } from '#features/training/training/learning-system.service.ts'
import { trainingConfig, trainingServerTraits } from '#features/training/training/training.settings.ts'
import { trainingSiteLink, trainingStarterPages } from '#features/training/training/training.starter.ts'
import { TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'
import { TRAINING_WORDS } from '#features/training/training/training.texts.ts'
import { personalData } from '#features/training/training/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

/** Who took part goes with the date; certificates stay. */
const dateRetention = keepForDays({ table: 'course_date', column: 'ends_at', days: 1_095 })

export { insertCertificates } from '#features/training/training/certificates/certificate.store.ts'
export { writeCertificateNumber } from '#features/training/training/certificates/certificate.rules.ts'
export { TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'
export { TRAINING_WORDS } from '#features/training/training/training.texts.ts'
export { listAllDates } from '#features/training/training/courses/course.store.ts'
export { enrol } from '#features/training/training/courses/enrolment.store.ts'

const trainingLink: PortalLink = {
  path: TRAINING_PATH,
  title: mapWords(TRAINING_WORDS, ({ title }) => title),
  icon: 'book',
  group: 'service',
  order: 40,
  staysPublic: true,
}

export const training: Feature = {
  name: 'training',
  personalData,
  mails: trainingMails,
  inboxKinds: [seatInbox, certificateInbox],
  recurring: [remindOfCertificates],
  dataKinds: [courseKind, courseDateKind],
  config: trainingConfig,
  serverTraits: trainingServerTraits,
  starterPages: trainingStarterPages,
  blocks: [trainingAccess, courseCatalogue, certificateCheck, courseOffice],
  fillers: ({ clock }) => ({
    [trainingAccess.type]: async (tx, props, { traits }) => ({
      ...props,
      isRequested: traits.trainingAccess === 'requested',
      hasCourses: await hasCourses(tx),
    }),
    [courseCatalogue.type]: async (tx, props, { locale, query }) => ({
      ...props,
      courses: await openLearningSystem(tx).listCourses(locale.language, clock.now()),
      chosen: (query.get('course') ?? '').slice(0, 40),
    }),
  }),
  homeCards: [certificateCard],
  portalLinks: [trainingLink],
  siteLinks: [trainingSiteLink],
  pages: coursePages,
  documentSources: [courseDocumentSource],
  routes: (app) => {
    trainingRequestRoutes(app)
    trainingRoutes(app)
    certificateRoutes(app)
    courseOfficeRoutes(app)
  },
  requestKinds: [trainingRequests],
  retention: [dateRetention],
}
