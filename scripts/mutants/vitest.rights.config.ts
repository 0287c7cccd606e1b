import { runRuleTests } from './rule-tests.ts'

export default runRuleTests([
  'src/kernel/access.test.ts',
  'src/foundation/identity/policy/*.rules.test.ts',
  'src/foundation/{agents,entitlements}/*.rules.test.ts',
  'src/features/company/{approvals,people,purchase-policy}/*.rules.test.ts',
  'src/features/support/cases/case-access.rules.test.ts',
])
