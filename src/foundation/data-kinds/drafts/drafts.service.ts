import { draftFileKind } from '#foundation/data-kinds/drafts/draft-files.service.ts'
import { personalData } from '#foundation/data-kinds/drafts/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

/** What is saved and not published yet, of every kind that has drafts. */
export const drafts: Feature = { name: 'drafts', personalData, fileKinds: [draftFileKind] }
