import { jsonInHtml } from '../in-html.ts'

/** Renders what the preview sends in place of a page that cannot be rendered: Vite’s overlay. */
export const errorPage = ({ message, stack = '' }: Error): string => `<!doctype html>
<html lang="en">
<head><title>Error</title></head>
<body>
<script>
import('/@vite/client').then(({ ErrorOverlay }) => {
  document.body.append(new ErrorOverlay(${jsonInHtml({ message, stack })}))
})
</script>
</body>
</html>`
