export { forgetPerson } from '#foundation/identity/person/person-here.client.ts'
