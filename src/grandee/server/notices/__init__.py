"""Notices: tell people who are away that it is their turn, by web push, e-mail or webhook.

Nothing here knows the rest of the server. A `NoticeQueue` is told whose turn it is and what a page has shown; who
asked for which notices, and where that is kept, is the caller's business.
"""
