import { APPROVALS_PATH } from '#features/company/approvals/approval-paths.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'

/** The page of one order that waits for approval. */
export const openApproval = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${APPROVALS_PATH}/details.:id`,
})
