import { draftFileKind } from '#foundation/data-kinds/drafts/draft-files.service.ts'
import { personalData } from '#foundation/data-kinds/drafts/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

/** Drafts that are saved and not published yet, of every kind that has them. */
export const drafts: Feature = { name: 'drafts', personalData, fileKinds: [draftFileKind] }
