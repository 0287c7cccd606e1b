export const APPROVALS_PATH = '/secure/approvals'

export const approvalPath = (id: string): string => `${APPROVALS_PATH}/details.${id}`
