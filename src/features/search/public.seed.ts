export { cleanQuery } from '#features/search/takeover/query.rules.ts'
