/**
 * The hosts that are never asked for through a proxy: those of NO_PROXY, and this machine, where previews
 * and services inside a job are served.
 */
export function noProxy(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment.no_proxy ?? environment.NO_PROXY ?? ''
  return `${own && `${own},`}localhost,127.0.0.1,[::1]`
}
