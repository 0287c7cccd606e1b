export { mapWords, type BackOfficeEntry, type PortalLink } from '#features/side-navigation/side-entry.rules.ts'
