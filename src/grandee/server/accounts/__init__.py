"""Accounts, for those who want their games on several devices: passkeys, and passwords where there are none."""

from grandee.server.accounts.accounts import Account, Accounts, IssuedChallenge, Passkey, Tables, available

__all__ = ["Account", "Accounts", "IssuedChallenge", "Passkey", "Tables", "available"]
