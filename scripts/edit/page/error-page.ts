/// <reference types="vite/client" />
import { savedEvent } from '../contract.ts'
import '../../system/tool-look.css'

// The script of the page that says why another one cannot be shown.
import.meta.hot?.on(savedEvent, () => location.reload())
