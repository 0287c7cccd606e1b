import autocannon, { type Options } from 'autocannon'

/** Argument: the options as JSON. Answers with autocannon's result on standard output. */
const options = JSON.parse(process.argv[2] ?? '') as Options
const result = await autocannon({
  ...options,
  // It would read every body as text: on compressed ones the client is then busier than the server it measures.
  setupClient: (client) => {
    client.pipelinedRequests.addBody = () => {}
  },
})
process.stdout.write(JSON.stringify(result))
