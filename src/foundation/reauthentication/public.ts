export { ProofLink } from '#foundation/reauthentication/proof-link.tsx'
export { askReauthentication } from '#foundation/reauthentication/ask-reauthentication.client.ts'
