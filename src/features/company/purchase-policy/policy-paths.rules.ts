export const COST_CENTRES_PATH = '/secure/company/cost-centres'
export const BUDGETS_PATH = '/secure/company/budgets'
export const APPROVAL_RULES_PATH = '/secure/company/approval-rules'
