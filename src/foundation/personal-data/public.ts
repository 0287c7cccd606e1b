export { requestOwnData } from '#foundation/personal-data/personal-data.api.ts'
