import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
import { caching } from './caching.ts'
import { type InfoService, mostKilobytes, userAgent } from './forward-info-call.ts'
import { type HostConfig, hiddenHeaders } from './host-config.ts'

export function caddyConf({ siteHeaders, service }: HostConfig): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `\t${name} "${value}"`)
  const hidden = hiddenHeaders(siteHeaders).map(name => `\t\theader_down -${name}`)
  return `# Written by the build. Import it in a site block that has "root".
header {
${headers.join('\n')}
}
@page not path /assets/*
header @page Cache-Control "${caching.page}"
# No validators: a file's time can be the same in two releases, and a browser would keep the old page.
# Without them, ranges could be parts of two releases.
request_header @page -If-*
request_header @page -Range
header @page -ETag
header @page -Last-Modified
header /assets/* Cache-Control "${caching.asset}"
encode gzip
header {
	Vary Accept-Encoding
	defer
}
${service ? caddyForwarding(service, hidden) : ''}
@slash {
	path_regexp slash ^(/.+)/$
	not path /api/*
}
rewrite @slash {re.slash.1}
try_files {path}.html {path}
@internal path /_headers /.assetsignore /404.html *.br *.gz
error @internal 404
file_server {
	disable_canonical_uris
	precompressed br gzip
}
handle_errors {
	header {
		Vary Accept-Encoding
		defer
	}
	header Cache-Control "${caching.page}"
	header -ETag
	header -Last-Modified
	@unforwarded not path ${infoPath}
	rewrite @unforwarded /404.html
	file_server @unforwarded {
		precompressed br gzip
	}
}
`
}

const caddyForwarding = (
  { INFO_SERVICE_URL, INFO_API_KEY_HEADER, INFO_API_KEY, INFO_TIMEOUT_MS }: InfoService,
  hidden: readonly string[],
): string => `# Forwards only calls to the info service. A site block behind a CDN sets the address.
vars visitor_address {remote_host}
@info {
	method ${infoMethod}
	path ${infoPath}
}
handle @info {
	header Cache-Control "${caching.infoCall}"
	rewrite * ${infoPath}?
	request_body {
		max_size ${mostKilobytes}KB
	}
	vars page_origin {http.request.header.Origin}
	# Also removes a forged X-Forwarded-For.
	request_header -**
	reverse_proxy ${INFO_SERVICE_URL} {
		header_up Host {upstream_hostport}
		header_up Content-Type application/json
		header_up User-Agent ${userAgent}
		header_up Origin {http.vars.page_origin}
		header_up X-Forwarded-For {http.vars.visitor_address}
		header_up ${INFO_API_KEY_HEADER} "${INFO_API_KEY}"
${hidden.join('\n')}
		transport http {
			dial_timeout ${INFO_TIMEOUT_MS}ms
			read_timeout ${INFO_TIMEOUT_MS}ms
			response_header_timeout ${INFO_TIMEOUT_MS}ms
		}
	}
}
`
