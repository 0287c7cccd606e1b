export { ProofLink } from '#foundation/reauthentication/proof-link.tsx'
export { requestReauthentication } from '#foundation/reauthentication/request-reauthentication.client.ts'
