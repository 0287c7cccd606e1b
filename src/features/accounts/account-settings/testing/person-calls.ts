export {
  actFor,
  callAs,
  followLink,
  givePassword,
  PASSWORD,
  readLink,
  readMails,
  readPerson,
  reauthenticate,
} from '#app/testing/person-calls.ts'
