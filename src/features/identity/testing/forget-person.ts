export { forgetPerson } from '#features/identity/person/person-here.client.ts'
