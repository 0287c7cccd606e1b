import { TRAINING_TOOL_ID } from '#foundation/entitlements/tool.rules.ts'
import { decideStatus, type GrantedTool } from '#foundation/entitlements/tool-access.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'

/** Approved, and known to the learning system: one without the other opens nothing [6.9.1]. */
export const decideTraining = (tools: readonly Pick<GrantedTool, 'id' | 'status' | 'lmsUserId' | 'mayRequest'>[]): Decision => {
  const training = tools.find(({ id }) => id === TRAINING_TOOL_ID)
  if (!training) return refuse('training.not-offered')
  if (training.status === 'Not Requested' && training.mayRequest === false) return refuse('training.not-requestable')
  if (training.status !== 'Approved') return decideStatus('training', training.status)
  return training.lmsUserId?.trim() ? allow('training.enrolled') : refuse('training.not-enrolled')
}
