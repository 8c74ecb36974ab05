"""A WebKit window that WebKitWebDriver controls.

MiniBrowser, which comes with WebKit, is never narrower than 447 pixels and does not report its
console. This window does both, and prints NEW TAB instead of opening one.

The arguments name features that this window is without.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def make_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() in sys.argv:
            settings.set_feature_enabled(feature, False)
    view.connect("create", lambda *_: print("NEW TAB", flush=True))
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    return view


context = WebKit2.WebContext()
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", make_view))
Gtk.main()
