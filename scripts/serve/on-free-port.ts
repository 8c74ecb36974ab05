/** Starts a server on the wanted port, or on any free one where that is taken. */
export const onFreePort = <Server>(
  port: number,
  start: (port: number) => Promise<Server>,
): Promise<Server> =>
  start(port).catch(error => {
    if (Object(error).code !== 'EADDRINUSE') throw error
    return start(0)
  })
