import { runRuleTests } from './rule-tests.ts'

export default runRuleTests([
  'src/kernel/money*.test.ts',
  'src/features/buying/{cart,checkout,pricing}/*.{rules,property}.test.ts',
  'src/features/buying/delivery-terms/**/*.rules.test.ts',
  'src/features/buying/quotes/quote-*.rules.test.ts',
  'src/features/company/purchase-policy/{amount-draft,budget,budget-ledger,exchange}.rules.test.ts',
])
