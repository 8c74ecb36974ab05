// The script of the page that says why another one cannot be shown.
import './follow-saves.ts'
import '../../system/tool-look.css'
