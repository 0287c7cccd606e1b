export { rememberMatch } from '#features/company/part-numbers/part-number.api.ts'
export { mayRemember } from '#features/company/part-numbers/part-number.rules.ts'
