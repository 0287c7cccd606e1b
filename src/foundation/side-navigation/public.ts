export { mapWords, type BackOfficeEntry, type PortalLink } from '#foundation/side-navigation/side-entry.rules.ts'
