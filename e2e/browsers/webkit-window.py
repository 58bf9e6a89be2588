# A window of WebKitGTK under automation, as small as a phone: MiniBrowser cannot be narrower than 447 px.
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height = int(sys.argv[1]), int(sys.argv[2])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(_, session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.set_size_request(width, height)
    window = Gtk.Window(resizable=False)
    window.add(view)
    window.show_all()
    session.connect("create-web-view", lambda *_: view)


context.connect("automation-started", open_window)
Gtk.main()
