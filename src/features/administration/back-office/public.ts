export { listPeople } from '#features/administration/back-office/people.api.ts'
