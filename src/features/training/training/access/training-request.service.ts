import { findTool, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { nameTool, TRAINING_TOOL_ID } from '#foundation/entitlements/public.ts'
import type { RequestKind } from '#foundation/requests/public.server.ts'
import { openLearningSystem } from '#features/training/training/learning-system.service.ts'
import { TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'

/** The kind under which the administration of requests knows requests for training. */
export const TRAINING_REQUEST = 'training'

/** Approval makes the person known to the learning system, or there is none [4.12.4, 6.9.1, T-59]. */
export const trainingRequests: RequestKind = {
  kind: TRAINING_REQUEST,
  names: { en: 'Training', de: 'Schulung', fr: 'Formation', es: 'Formación', pl: 'Szkolenia', zh: '培训' },
  page: TRAINING_PATH,
  nameSubject: async ({ tx }, { subjectId }, language) => {
    const tool = await findTool(tx, subjectId)
    return tool && nameTool(tool, language)
  },
  approve: async ({ tx }, { personId }, { at }) => {
    const lmsUserId = await openLearningSystem(tx).ensureUser(personId)
    await saveToolAccess(tx, { personId, toolId: TRAINING_TOOL_ID, status: 'Approved', lmsUserId }, at)
  },
  deny: async ({ tx }, { personId }, { at }) =>
    saveToolAccess(tx, { personId, toolId: TRAINING_TOOL_ID, status: 'Denied', lmsUserId: null }, at),
}
