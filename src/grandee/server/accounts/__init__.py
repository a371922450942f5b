"""Accounts, for those who want their games on several devices: passkeys, and passwords where there are none."""

from grandee.server.accounts.accounts import Account, Accounts, Begun, Passkey, Tables, available

__all__ = ["Account", "Accounts", "Begun", "Passkey", "Tables", "available"]
