import { revisionInbox } from '#features/documents/publications/revision-inbox.service.ts'
import { publicationDetail } from '#features/documents/publications/blocks/publication-detail.schema.ts'
import { publicationList } from '#features/documents/publications/blocks/publication-list.schema.ts'
import { openListFillers } from '#features/documents/publications/list/fill-list.service.ts'
import { publicationRemoval } from '#features/documents/publications/kinds/publication-file.service.ts'
import { publicationKind } from '#features/documents/publications/kinds/publication-kind.service.ts'
import { markRoutes } from '#features/documents/publications/mark.routes.ts'
import { notifySubscribers, publicationMails } from '#features/documents/publications/notify-subscribers.task.ts'
import { publicationFileRoutes } from '#features/documents/publications/publication-file.routes.ts'
import { publicationPageRoutes } from '#features/documents/publications/publication-page.routes.ts'
import { publicationSource } from '#features/documents/publications/publication-source.service.ts'
import { publicationsLink, publicationStarterPages } from '#features/documents/publications/publication.starter.ts'
import {
  MAX_PUBLICATION_BYTES,
  PUBLICATION_UPLOAD,
} from '#features/documents/publications/publishing/publication-upload.rules.ts'
import { publishRevisionRoutes } from '#features/documents/publications/publishing/publish-revision.routes.ts'
import { createPublishTask } from '#features/documents/publications/publishing/publish-revision.task.ts'
import { isStaff } from '#foundation/identity/public.ts'
import { personalData } from '#features/documents/publications/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { saveMark } from '#features/documents/publications/mark.store.ts'

export const publications: Feature = {
  name: 'publications',
  personalData,
  mails: publicationMails,
  inboxKinds: [revisionInbox],
  portalLinks: [publicationsLink],
  starterPages: publicationStarterPages,
  blocks: [publicationList, publicationDetail],
  fillers: openListFillers,
  documentSources: [publicationSource],
  dataKinds: [publicationKind],
  tasks: (services) => [notifySubscribers(services), createPublishTask(services), publicationRemoval.createTask(services)],
  uploadKinds: [
    {
      name: PUBLICATION_UPLOAD,
      help: 'The PDF of a new revision of a publication.',
      maxBytes: MAX_PUBLICATION_BYTES,
      types: ['application/pdf'],
      mayUpload: ({ roles }) => isStaff(roles),
    },
  ],
  routes: (app) => {
    markRoutes(app)
    publicationFileRoutes(app)
    publicationPageRoutes(app)
    publishRevisionRoutes(app)
  },
}
